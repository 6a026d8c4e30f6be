import { chromium } from '@playwright/test'
const base = 'http://127.0.0.1:3000'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const find = async (q, flag) => { const r = await fetch(`${base}/v2/search?q=${encodeURIComponent(q)}&${flag}=true`); const { data } = await r.json(); return data.find((d) => d.name === q) ?? data[0] }
const leach = await find('Leach 4321', 'composite')
console.log(leach.id, leach.name)
const shots = async (label, width, dark, lang) => {
  const ctx = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: dark ? 'dark' : 'light' })
  const page = await ctx.newPage()
  const errs = []
  page.on('pageerror', (e) => errs.push(String(e)))
  await page.goto(`${base}/solve?from=${leach.id}${lang ? '&lang=' + lang : ''}`)
  await page.waitForTimeout(6000)
  await page.screenshot({ path: `/tmp/lead/shots/solve-${label}.png`, fullPage: true })
  if (label === '390') {
    const more = page.getByRole('button', { name: 'More' }).first()
    await more.click(); await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/lead/shots/solve-more-390.png` })
  }
  console.log(label, page.url(), errs)
  await ctx.close()
}
await shots('390', 390, false)
await shots('1440', 1440, false)
await shots('768d', 768, true)
await browser.close()
