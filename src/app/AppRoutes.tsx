import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { inTime } from '#src/app/inTime.ts'
import { HomeRoute } from '#src/routes/HomeRoute.tsx'
import { ShellRoute } from '#src/routes/ShellRoute.tsx'

const PartsRoute = lazy(() => inTime(import('#src/routes/PartsRoute.tsx')).then((m) => ({ default: m.PartsRoute })))
const AboutRoute = lazy(() => inTime(import('#src/routes/AboutRoute.tsx')).then((m) => ({ default: m.AboutRoute })))
const ContactRoute = lazy(() =>
  inTime(import('#src/routes/ContactRoute.tsx')).then((m) => ({ default: m.ContactRoute })),
)
const SignupRoute = lazy(() => inTime(import('#src/routes/SignupRoute.tsx')).then((m) => ({ default: m.SignupRoute })))
const LoginRoute = lazy(() => inTime(import('#src/routes/LoginRoute.tsx')).then((m) => ({ default: m.LoginRoute })))
const RequireLogin = lazy(() =>
  inTime(import('#src/routes/RequireLogin.tsx')).then((m) => ({ default: m.RequireLogin })),
)
const PurchaseRoute = lazy(() =>
  inTime(import('#src/routes/PurchaseRoute.tsx')).then((m) => ({ default: m.PurchaseRoute })),
)
const DashboardRoute = lazy(() =>
  inTime(import('#src/routes/DashboardRoute.tsx')).then((m) => ({ default: m.DashboardRoute })),
)
const MyOrdersRoute = lazy(() =>
  inTime(import('#src/routes/MyOrdersRoute.tsx')).then((m) => ({ default: m.MyOrdersRoute })),
)
const PaymentRoute = lazy(() =>
  inTime(import('#src/routes/PaymentRoute.tsx')).then((m) => ({ default: m.PaymentRoute })),
)
const RequireAdmin = lazy(() =>
  inTime(import('#src/routes/RequireAdmin.tsx')).then((m) => ({ default: m.RequireAdmin })),
)
const ManageAllOrdersRoute = lazy(() =>
  inTime(import('#src/routes/ManageAllOrdersRoute.tsx')).then((m) => ({ default: m.ManageAllOrdersRoute })),
)
const ProfileRoute = lazy(() =>
  inTime(import('#src/routes/ProfileRoute.tsx')).then((m) => ({ default: m.ProfileRoute })),
)
const AddReviewRoute = lazy(() =>
  inTime(import('#src/routes/AddReviewRoute.tsx')).then((m) => ({ default: m.AddReviewRoute })),
)
const AddPartRoute = lazy(() =>
  inTime(import('#src/routes/AddPartRoute.tsx')).then((m) => ({ default: m.AddPartRoute })),
)
const ManageUsersRoute = lazy(() =>
  inTime(import('#src/routes/ManageUsersRoute.tsx')).then((m) => ({ default: m.ManageUsersRoute })),
)
const ManageUserReviewsRoute = lazy(() =>
  inTime(import('#src/routes/ManageUserReviewsRoute.tsx')).then((m) => ({ default: m.ManageUserReviewsRoute })),
)
const NotFoundRoute = lazy(() =>
  inTime(import('#src/routes/NotFoundRoute.tsx')).then((m) => ({ default: m.NotFoundRoute })),
)

/** The route table (SPEC 2). Everything a visitor does not see first is a chunk of its own. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShellRoute />}>
        <Route index element={<HomeRoute />} />
        <Route path="home" element={<HomeRoute />} />
        <Route path="parts" element={<PartsRoute />} />
        <Route path="about" element={<AboutRoute />} />
        <Route path="aboutus" element={<AboutRoute />} />
        <Route path="contact" element={<ContactRoute />} />
        <Route path="login" element={<LoginRoute />} />
        <Route path="signup" element={<SignupRoute />} />
        <Route element={<RequireLogin />}>
          <Route path="purchase/:id" element={<PurchaseRoute />} />
          <Route path="dashboard" element={<DashboardRoute />}>
            <Route index element={<ProfileRoute />} />
            <Route path="addreviews" element={<AddReviewRoute />} />
            <Route path="mypurchases" element={<MyOrdersRoute />} />
            <Route path="payment/:id" element={<PaymentRoute />} />
            <Route element={<RequireAdmin />}>
              <Route path="addproduct" element={<AddPartRoute />} />
              <Route path="manageallorders" element={<ManageAllOrdersRoute />} />
              <Route path="manageUserReviews" element={<ManageUserReviewsRoute />} />
              <Route path="makeadmin" element={<ManageUsersRoute />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  )
}
