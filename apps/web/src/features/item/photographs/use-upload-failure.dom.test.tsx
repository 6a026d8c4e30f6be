import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError, type ApiErrorDetails } from '#lib/api/api-error.ts'
import { openPage } from '#testing/open-page.tsx'
import { useUploadFailure } from './use-upload-failure.ts'

function Failure({ error }: { readonly error: unknown }) {
  return <p role="alert">{useUploadFailure()(error)}</p>
}

const answer = (code: ApiErrorDetails['code'], status: number) =>
  new ApiError({ code, status, message: 'Not shown' })

it.each([
  ['a mistake of the page', new TypeError('x is undefined'), /^Failed to upload image$/],
  ['an answer without words', answer('client.unknown', 502), /^Failed to upload image$/],
  ['no connection', answer('client.network', 0), /^Failed to upload image: .+\.$/],
  ['a file that is too large', answer('image.tooLarge', 413), /^This file is too large/],
  ['a server that says why', answer('account.muted', 403), /^(?!Failed)/],
])('%s is told', async (_what, error, words) => {
  await openPage(() => <Failure error={error} />)
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
})
