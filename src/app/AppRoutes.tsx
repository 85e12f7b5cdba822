import { lazy, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { inTime } from '#src/app/inTime.ts'
import { HomeRoute } from '#src/routes/HomeRoute.tsx'
import { ShellRoute } from '#src/routes/ShellRoute.tsx'

/** A page whose code is a chunk of its own; one that does not come in time has failed (SHOP-9). */
const page = (fetchPage: () => Promise<ComponentType>) => lazy(async () => ({ default: await inTime(fetchPage()) }))

const PartsRoute = page(() => import('#src/routes/PartsRoute.tsx').then((m) => m.PartsRoute))
const AboutRoute = page(() => import('#src/routes/AboutRoute.tsx').then((m) => m.AboutRoute))
const ContactRoute = page(() => import('#src/routes/ContactRoute.tsx').then((m) => m.ContactRoute))
const SignupRoute = page(() => import('#src/routes/SignupRoute.tsx').then((m) => m.SignupRoute))
const LoginRoute = page(() => import('#src/routes/LoginRoute.tsx').then((m) => m.LoginRoute))
const RequireLogin = page(() => import('#src/routes/RequireLogin.tsx').then((m) => m.RequireLogin))
const PurchaseRoute = page(() => import('#src/routes/PurchaseRoute.tsx').then((m) => m.PurchaseRoute))
const DashboardRoute = page(() => import('#src/routes/DashboardRoute.tsx').then((m) => m.DashboardRoute))
const MyOrdersRoute = page(() => import('#src/routes/MyOrdersRoute.tsx').then((m) => m.MyOrdersRoute))
const PaymentRoute = page(() => import('#src/routes/PaymentRoute.tsx').then((m) => m.PaymentRoute))
const RequireAdmin = page(() => import('#src/routes/RequireAdmin.tsx').then((m) => m.RequireAdmin))
const ManageAllOrdersRoute = page(() =>
  import('#src/routes/ManageAllOrdersRoute.tsx').then((m) => m.ManageAllOrdersRoute),
)
const ProfileRoute = page(() => import('#src/routes/ProfileRoute.tsx').then((m) => m.ProfileRoute))
const AddReviewRoute = page(() => import('#src/routes/AddReviewRoute.tsx').then((m) => m.AddReviewRoute))
const AddPartRoute = page(() => import('#src/routes/AddPartRoute.tsx').then((m) => m.AddPartRoute))
const ManageUsersRoute = page(() => import('#src/routes/ManageUsersRoute.tsx').then((m) => m.ManageUsersRoute))
const ManageUserReviewsRoute = page(() =>
  import('#src/routes/ManageUserReviewsRoute.tsx').then((m) => m.ManageUserReviewsRoute),
)
const NotFoundRoute = page(() => import('#src/routes/NotFoundRoute.tsx').then((m) => m.NotFoundRoute))

/** The route table (SHOP-2). Everything a visitor does not see first is a chunk of its own. */
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
