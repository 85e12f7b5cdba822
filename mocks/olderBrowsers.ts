// msw calls this method, which the oldest supported browsers lack (ROBUST-5).
if (!('getSetCookie' in Headers.prototype)) Object.assign(Headers.prototype, { getSetCookie: () => [] })

export {}
