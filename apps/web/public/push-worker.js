/** Shows what was pushed to this browser, also when no page of Darzi is open, and leads to its screen. */
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {}
  const { title = 'Darzi', body = '', path = '/tailor/inbox', tag } = told
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/mark.svg', data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openScreen(event.notification.data?.path ?? '/tailor/inbox'))
})

async function openScreen(path) {
  const address = new URL(path, self.location.origin).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [page] = pages
  if (!page) return self.clients.openWindow(address)
  await page.focus()
  return page.navigate(address).catch(() => self.clients.openWindow(address))
}
