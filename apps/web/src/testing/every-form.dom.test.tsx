import { expect, it } from 'vitest'
import { componentsWith, reachedFrom, sourceOf } from './sources.ts'

/** Each form that sends something, and the test that fills it in, saves, and does so again. */
const TESTED_BY: Readonly<Record<string, string>> = {
  'features/account/deletion/deletion-dialog.tsx': 'screens/settings/settings-forms.dom.test.tsx',
  'features/account/email/change-email-form.tsx': 'screens/settings/settings-forms.dom.test.tsx',
  'features/account/email/confirm-email.tsx': 'screens/account/account-forms.dom.test.tsx',
  'features/account/login/login-form.tsx': 'screens/account/account-forms.dom.test.tsx',
  'features/account/password-reset/recovery-form.tsx': 'screens/account/account-forms.dom.test.tsx',
  'features/account/password-reset/reset-form.tsx': 'screens/account/account-forms.dom.test.tsx',
  'features/account/password/change-password-form.tsx':
    'screens/settings/settings-forms.dom.test.tsx',
  'features/account/profile/profile-form.tsx': 'screens/settings/settings-forms.dom.test.tsx',
  'features/account/register/register-form.tsx': 'screens/account/account-forms.dom.test.tsx',
  'features/collections/bookmark/new-collection-form.tsx':
    'screens/collections/collection-forms.dom.test.tsx',
  'features/collections/edit/collection-dialog.tsx':
    'screens/collections/collection-forms.dom.test.tsx',
  'features/discussion/comments/comment-form.tsx': 'features/discussion/discussion.dom.test.tsx',
  'features/discussion/reviews/review-form.tsx': 'features/discussion/discussion.dom.test.tsx',
  'features/editor/analysis/analysis-editor.tsx': 'screens/editor/edit-item.dom.test.tsx',
  'features/editor/details/metadata-editor.tsx': 'screens/editor/edit-item.dom.test.tsx',
  'features/editor/recipe/recipe-editor.tsx': 'screens/editor/edit-item.dom.test.tsx',
  'features/imports/source/paste-form.tsx': 'screens/recipe-import/recipe-import.dom.test.tsx',
  'features/kilns/form/schedule-form.tsx': 'screens/kilns/kiln-forms.dom.test.tsx',
  'features/item/photographs/edit-photograph-dialog.tsx':
    'features/item/photographs/edit-photograph.dom.test.tsx',
  'features/logs/form/log-form.tsx': 'screens/posts/log-forms.dom.test.tsx',
  'features/library/filters/enough-for.tsx': 'features/library/filters/enough-for.dom.test.tsx',
  'features/moderation/acts/reason-form.tsx': 'screens/moderation/moderation-forms.dom.test.tsx',
  'features/moderation/report/report-dialog.tsx':
    'screens/moderation/moderation-forms.dom.test.tsx',
  'features/shelf/inventory/price-form.tsx': 'screens/outbox/price-outbox.dom.test.tsx',
  'features/shelf/inventory/price-row.tsx': 'screens/shelf/inventory.dom.test.tsx',
  'features/shelf/stock/lot-dialog.tsx': 'screens/shelf/stock-forms.dom.test.tsx',
  'features/shelf/stock/move-dialog.tsx': 'screens/shelf/stock-forms.dom.test.tsx',
  'features/shelf/stock/purchase-dialog.tsx': 'screens/shelf/stock-forms.dom.test.tsx',
  'features/shelf/stock/reorder-form.tsx': 'screens/shelf/stock-forms.dom.test.tsx',
  'features/studio/batches/add-dialog.tsx': 'screens/batches/batch-forms.dom.test.tsx',
  'features/studio/batches/details-dialog.tsx': 'screens/batches/batch-forms.dom.test.tsx',
  'features/studio/batches/weights-form.tsx': 'screens/outbox/studio-outbox.dom.test.tsx',
  'features/library/filters/tag-filter.tsx': 'features/library/filters/tag-filter.dom.test.tsx',
  'features/library/saved-searches/save-search-dialog.tsx':
    'features/library/saved-searches/save-search-dialog.dom.test.tsx',
  'features/solve/answer/mix-dialog.tsx': 'features/solve/answer/mix-dialog.dom.test.tsx',
}

/** A form that scripts send; one with an address of its own is a way to go somewhere. */
const FORM = /<form\b(?![^>]*\baction=)/s

/** A helper that fills in and sends, or a button that is pressed. */
const DEEDS = /\b(?:save|submit|edit|enter|add|carry)\(|\b(?:press\w*|\w*click)\(.*/gi

/** Whether one of its tests does the same twice: in a loop, or one after the other. */
function savesTwice(file: string): boolean {
  const [, ...tests] = sourceOf(file).split(/^ *it(?:\.each\b.*)?\(/m)
  return tests.some((body) => {
    const deeds = body.match(DEEDS) ?? []
    return body.includes('for (const') || new Set(deeds).size < deeds.length
  })
}

it('every form is filled in by a test', () => {
  expect(componentsWith(FORM).toSorted()).toEqual(Object.keys(TESTED_BY).sort())
})

it.each(Object.entries(TESTED_BY))('%s stands in its test, which saves twice', (form, test) => {
  expect(reachedFrom(test)).toContain(form)
  expect(savesTwice(test), test).toBe(true)
})
