/** What must never leave the browser: one of each kind that the shop handles (REPORT-2). */
export const secrets: Readonly<Record<string, string>> = {
  name: 'Rina Akter',
  email: 'rina.akter@example.com',
  password: 'Workshop!25',
  address: '12 Station Road, Sylhet',
  phone: '+880 1711 223 344',
  card: '4242 4242 4242 4242',
  token: ['eyJhbGciOiJIUzI1NiJ9', 'eyJlbWFpbCI6InJpbmEifQ', 'c2lnbmF0dXJl'].join('.'),
  bearer: 'Bearer abc.def',
  clientSecret: 'pi_3Nabc_secret_9XyZ',
  upload: 'https://images.example.com/1/upload?key=f00ba4',
  search: 'https://shop.example.com/parts?q=Rina#top',
  order: '/dashboard/payment/order-1012?redirect_status=succeeded',
  review: 'The brake pads "rattle", and Nadia agrees.',
}
