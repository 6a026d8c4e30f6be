import { randomUUID } from 'node:crypto'
import { expectAccessible, PHONE } from './accessible.ts'
import { drawPicture } from './draw-picture.ts'
import { expect, test } from './fixtures.ts'
import { changingHeaders, makeRecipe } from './own-recipes.ts'
import { account, fillRegistration } from './pages/account.ts'
import { discussion } from './pages/discussion.ts'
import { tabTo } from './pages/keyboard.ts'
import { materialDetail } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { addPhotographs } from './pages/photographs.ts'
import { shell } from './pages/shell.ts'
import { logInAnew, userOf } from './people.ts'

const SHELF = 'material,price,unit,SKU\nSilica,1.20,kg,S-1\nWhiting,0.80,kg,\n'

test('a potter comes, sets up the studio, mixes, fires, and talks with another about it', async ({
  page,
  context,
  library,
  browser,
  baseURL,
}) => {
  test.slow()
  const { main, toast } = shell(page)
  const list = materialList(page)
  const talk = discussion(page)
  const dialog = page.getByRole('dialog')
  const code = randomUUID().slice(0, 8)
  const glaze = `Quokka ${code}`

  const others = await browser.newContext({ baseURL })
  const author = await logInAnew(others)
  const { id } = await makeRecipe(others, library, glaze)
  const headers = await changingHeaders(others)
  await others.request.post(`/v2/recipes/${id}/publish`, { headers })

  await test.step('registers', async () => {
    const { button, menu } = account(page)
    await openPage(page, '/register')
    const person = {
      name: `Test ${code}`,
      email: `test-${code}@example.org`,
      password: `${code} kiln door`,
    }
    await fillRegistration(page, person)
    await button('Create account').click()
    await expect(menu(person.name)).toBeVisible()
  })
  const { username } = await userOf(context)

  await test.step('keeps three collections', async () => {
    await openPage(page, `/${username}/bookmarks`)
    for (const name of ['Ash', 'Celadon']) {
      await main.getByRole('button', { name: 'New collection' }).click()
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Create' }).click()
      await expect(main.getByRole('link', { name })).toBeVisible()
    }
    await openPage(page, `/recipes/${id}`)
    await main.getByRole('button', { name: 'Bookmark' }).click()
    await dialog.getByLabel('New collection').fill('To try')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(toast('Created collection "To try" with 1 material')).toBeVisible()
    await openPage(page, `/${username}/bookmarks`)
    for (const name of ['Ash', 'Celadon', 'To try']) {
      await expect(main.getByRole('link', { name })).toBeVisible()
    }
  })

  await test.step('puts the shelf in from a file', async () => {
    await openPage(page, `/${username}/inventory`)
    await main.getByRole('button', { name: 'Import from a file' }).click()
    const chooser = page.waitForEvent('filechooser')
    await main.getByText('Choose a file').click()
    const file = { name: 'shelf.csv', mimeType: 'text/csv', buffer: Buffer.from(SHELF) }
    await (await chooser).setFiles(file)
    await main.getByRole('button', { name: 'Add 2 materials' }).click()
    await expect(main.getByRole('row').filter({ hasText: 'Silica' })).toContainText('$1.20')
  })

  await test.step('finds what can be made of it', async () => {
    await main.getByRole('link', { name: 'What I can make' }).click()
    await expect(list.chip('I have everything')).toBeVisible()
    await openPage(page, `/recipes?makeable=all&q=${code}`)
    await expect(list.item(glaze)).toContainText('2/2')
    await openPage(page, `/recipes/${id}`)
    await expect(main.getByText('You have all 2 ingredients.')).toBeVisible()
  })

  await test.step('mixes a batch, which becomes a log', async () => {
    const { batch } = materialDetail(page)
    await batch.open()
    await batch.size.fill('1000')
    await batch.cost.click()
    await expect(batch.costTable.getByRole('row').last()).toContainText('1.08')
    await page.getByRole('button', { name: 'Log this batch' }).click()
    await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page).toHaveURL(/\/posts\/\d+\/batch-of-quokka/)
    const table = page.getByRole('table', { name: 'Weighed ingredients' })
    await expect(table.getByRole('rowheader')).toHaveText([
      'Silica',
      'Whiting',
      'Total, priced per kg',
    ])
    await expectAccessible(page)
  })

  await test.step('posts two photographs', async () => {
    await openPage(page, `/recipes/${id}`)
    await addPhotographs(page, [
      ['Inside', await drawPicture(page, '#5a7d6a', 'jpeg')],
      ['Outside', await drawPicture(page, '#8a5a33', 'jpeg')],
    ])
    await expect(toast('2 images uploaded successfully')).toBeVisible()
  })

  await test.step('reviews', async () => {
    await talk.review('4 stars', 'Breaks to amber over texture.')
    await expect(toast('Review posted')).toBeVisible()
    await expect(talk.reviews.getByText('1 review')).toBeVisible()
  })

  await test.step('asks, and sees the answer arrive on the open page', async () => {
    await talk.comment('How long did you hold it at the end?')
    await expect(talk.comments.getByText('How long did you hold it at the end?')).toBeVisible()
    const authors = await others.newPage()
    await openPage(authors, `/recipes/${id}`)
    const answering = discussion(authors)
    await answering.reply(`Test ${code}`, 'Half an hour, then I let it cool alone.')
    await expect(talk.comments.getByText('Half an hour, then I let it cool alone.')).toBeVisible()
    await expect(talk.bell).toHaveAccessibleName('Notifications, 2 unread')

    await talk.comments.getByRole('button', { name: 'Reply' }).click()
    await page.getByLabel(`Your reply to ${author.name}`).fill('Thank you, mine cooled too fast.')
    await talk.post.click()
    const thanks = answering.comments.getByText('Thank you, mine cooled too fast.')
    await expect(thanks).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('and finds all of it on the front page', async () => {
    await openPage(page, `/?u=${username}`)
    for (const what of [/^Batch of Quokka/, new RegExp(glaze)]) {
      await expect(main.getByRole('link', { name: what }).first()).toBeVisible()
    }
    await expectAccessible(page)
  })
  await others.close()
})

test('a collection, a shelf, a post and a comment are made by keyboard alone', async ({
  page,
  context,
}) => {
  const { main, toast } = shell(page)
  const talk = discussion(page)
  const dialog = page.getByRole('dialog')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const { keyboard } = page
  await logInAnew(context)
  const { username } = await userOf(context)

  await test.step('a collection', async () => {
    await openPage(page, `/${username}/bookmarks`)
    await tabTo(page, button('New collection'))
    await keyboard.press('Enter')
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await keyboard.type('Ash')
    await keyboard.press('Enter')
    await expect(main.getByRole('link', { name: 'Ash' })).toBeVisible()
  })

  await test.step('a material with its price on the shelf', async () => {
    await openPage(page, `/${username}/inventory`)
    await tabTo(page, button('Add materials'))
    await keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('combobox', { name: 'Material' }))
    await keyboard.type('Bone Ash')
    await expect(dialog.getByRole('option', { name: /^Bone Ash/ }).first()).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Bone Ash' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await tabTo(page, button(/^Edit price and SKU of Bone Ash/))
    await keyboard.press('Enter')
    await expect(main.getByRole('textbox', { name: /^Price of Bone Ash/ })).toBeFocused()
    await keyboard.type('3.40')
    await keyboard.press('Tab')
    await keyboard.type('k')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(toast('Price updated')).toBeVisible()
    await expect(button(/^Edit price and SKU of Bone Ash/)).toBeFocused()
  })

  await test.step('a post', async () => {
    await openPage(page, '/posts/new')
    await tabTo(page, main.getByLabel('Title', { exact: true }))
    await keyboard.type('Test of a slow cooling')
    await tabTo(page, main.getByLabel('Type'))
    await keyboard.type('Firing')
    await tabTo(page, main.getByLabel('Description'))
    await keyboard.type('From 1040 down at fifty degrees an hour.')
    await tabTo(page, main.getByRole('button', { name: 'Post', exact: true }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/posts\/\d+\/test-of-a-slow-cooling$/)
  })

  await test.step('and a comment on it', async () => {
    await tabTo(page, talk.write)
    await keyboard.press('Enter')
    await expect(talk.field).toBeFocused()
    await keyboard.type('The crystals are as large as coins.')
    await tabTo(page, talk.post)
    await keyboard.press('Enter')
    await expect(talk.comments.getByText('The crystals are as large as coins.')).toBeVisible()
    await expect(talk.comments).toBeFocused()
  })
})

test('what a person keeps and says fits a phone, in both themes', async ({
  page,
  context,
  library,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await logInAnew(context)
  const { username } = await userOf(context)
  const { id } = await makeRecipe(
    context,
    library,
    'Test of a long name for a celadon on porcelain',
  )
  const headers = await changingHeaders(context)
  const make = async (path: string, data: object) => {
    const answer = await context.request.post(`/v2${path}`, { headers, data })
    expect(answer.status()).toBeLessThan(300)
    return ((await answer.json()) as { data: { id: number } }).data.id
  }
  await make(`/recipes/${id}/publish`, {})
  const collection = await make('/collections', { name: 'Celadons' })
  await make('/collectionmaterials', { collectionId: collection, materialIds: [id] })
  await make('/usermaterials', {
    rows: [{ materialId: id, price: '1234.50', priceUnits: 'kilograms', vendorCode: 'RM-204' }],
  })
  const ramps = [{ tempRatePerHr: 100, targetTemp: 1222, holdMinutes: 10 }]
  const schedule = await make('/kilnschedules', { name: 'Cone 6, slowly', ramps })
  const description = 'It broke to amber over the texture, and ran by a hand.'
  const post = await make('/logs', { title: 'Test of an opening', logTypeId: 2, description })
  await make('/materialreviews', { material_id: id, rating: 4, description })
  await make('/materialcomments', { id, content: description })

  const own = ['', '/recipes', '/reviews', '/comments', '/images', '/kilnschedules', '/inventory']
  for (const path of [
    '/',
    '/posts/new',
    `/posts/${post}`,
    `/recipes/${id}`,
    ...own.map((part) => `/${username}${part}`),
    `/${username}/bookmarks`,
    `/${username}/bookmarks/${collection}`,
    `/kilnschedules/${schedule}`,
  ]) {
    await test.step(path, async () => {
      await openPage(page, path)
      await expectAccessible(page, [PHONE])
    })
  }
})
