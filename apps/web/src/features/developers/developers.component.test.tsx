/** The page for developers: the guide stands by itself, the calls are those the server describes. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const described = {
  'x-calls-per-minute': 77,
  paths: {
    '/api/orders/{id}': {
      get: {
        operationId: 'getApiOrdersId',
        summary: 'An order',
        tags: ['orders'],
        security: [{ key: ['orders:read'] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'object', properties: { number: { type: 'string' } } } },
            },
          },
        },
      },
    },
  },
  webhooks: { 'order.taken': {} },
}
const file = () => new Blob([JSON.stringify(described)], { type: 'application/json' })

test('shows each call with what it takes and answers, as the server describes it', async () => {
  await renderScreen('/developers', (api) => api.answer('GET /api/openapi.json', file()), {
    session: null,
    viewport: phone,
  })
  await expect.element(page.getByText(/may ask 77 times a minute/)).toBeVisible()
  await expect.element(page.getByText('order.taken', { exact: true })).toBeVisible()
  await page.getByText('/api/orders/{id}').click()
  await expect.element(page.getByText('orders:read')).toBeVisible()
  await expect.element(page.getByText('number?: string')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
})

test('without the description the guide stands, and the calls are asked for again', async () => {
  const { api } = await renderScreen(
    '/developers',
    (fake) => fake.refuse('GET /api/openapi.json', 'request.failed'),
    {
      session: null,
    },
  )
  await expect.element(page.getByText('The calls could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Asking with a key' })).toBeVisible()
  api.answer('GET /api/openapi.json', file())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('/api/orders/{id}')).toBeVisible()
})
