import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anItem } from '../../../testing/builders.ts'
import { phone, renderScreen } from '../../../testing/render-screen.tsx'

const item = anItem()

test('what is chosen of a garment stands in its address and goes into the cart', async () => {
  await renderScreen(
    '/shop/oxford-shirt-000000000001',
    (api) => void api.answer('GET /api/products/:slug', { item, rating: 4.5, reviews: 2, tailor: 'noor' }),
    { session: null, viewport: phone },
  )
  await expect.element(page.getByText('4.5 of 5 stars, 2 reviews')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Noor Tailors' }))
    .toHaveAttribute('href', '/tailors/noor')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect.element(page.getByText('Choose a size.')).toBeVisible()
  await page.getByText('Made to measure', { exact: true }).click()
  await expect.poll(() => new URL(location.href).searchParams.get('fit')).toBe('measured')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect.element(page.getByText('In your cart.')).toBeVisible()
})

test('a garment that is not offered any more says so, and leads to others', async () => {
  await renderScreen(
    '/shop/oxford-shirt-000000000001',
    (api) => void api.refuse('GET /api/products/:slug', 'request.notFound'),
    { session: null },
  )
  await expect
    .element(page.getByRole('heading', { name: 'This garment is not offered any more' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See other garments' }))
    .toHaveAttribute('href', '/shop')
})
