// The oldest supported browsers lack this method, which msw calls (ROBUST-5).
if (!('getSetCookie' in Headers.prototype)) Object.assign(Headers.prototype, { getSetCookie: () => [] })

export {}
