import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'

test('a point is moved over the area of the materials, and the recipe follows', async ({
  page,
  library,
}) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/solve?from=${id}`)
  const point = page.getByRole('slider', { name: 'Point on the Stull chart' })
  const recipe = page.getByRole('group', { name: 'Recipe at this point' })
  const silica = async () =>
    Number(
      await recipe.getByRole('listitem').filter({ hasText: 'Silica' }).innerText().then(figure),
    )
  await expect.poll(silica).toBeCloseTo(30, 0)
  const before = await silica()

  const place = (await point.boundingBox())!
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y, { steps: 5 })
  // The recipe follows before the hand lets go, and the question waits for that.
  await expect.poll(silica).toBeGreaterThan(before + 2)
  const address = page.url()
  await page.mouse.up()
  await expect(page).not.toHaveURL(address)
  const wanted = () => new URL(page.url()).searchParams.get('umf') ?? ''
  const dragged = wanted()
  const valueOf = (text: string) => Number(/SiO2:([\d.]+)/.exec(text)?.[1])
  await expect(point).toHaveAttribute('aria-valuenow', String(valueOf(dragged)))

  await point.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => valueOf(wanted())).toBeCloseTo(valueOf(dragged) - 0.02, 3)
  await expect(point).toHaveAttribute('aria-valuetext', /SiO₂ \d\.\d{3}, Al₂O₃ \d\.\d{3}/)

  // Without any silica bought, the point stops where feldspar and kaolin end.
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByText('This is as far as these materials go.')).toBeVisible()
  const kept = wanted()
  await page.reload()
  await expect(point).toHaveAttribute('aria-valuenow', String(valueOf(kept)))
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger moves the point, and the page stays where it is', async ({ page, library }) => {
    const { id } = await library.recipe('Leach 4321')
    await openPage(page, `/solve?from=${id}`)
    const point = page.getByRole('slider', { name: 'Point on the Stull chart' })
    await expect(page.getByRole('group', { name: 'Recipe at this point' })).toBeVisible()
    await point.scrollIntoViewIfNeeded()
    const before = Number(await point.getAttribute('aria-valuenow'))
    const place = (await point.boundingBox())!
    const scrolled = await page.evaluate(() => scrollY)

    const touch = await page.context().newCDPSession(page)
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y: y + by / 4 }],
      })
    await send('touchStart', 0)
    for (let by = 4; by <= 32; by += 4) await send('touchMove', by)
    await send('touchEnd', 32)

    const now = async () => Number(await point.getAttribute('aria-valuenow'))
    await expect.poll(now).toBeGreaterThan(before + 0.2)
    await expect(page).toHaveURL(/umf=/)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
})

/** The figure at the end of a line. */
function figure(line: string): string {
  return line.trim().split(/\s+/).at(-1) ?? ''
}
