import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { openPage } from '#testing/open-page.tsx'
import { RecipeAnswer } from './recipe-answer.tsx'

const recipe = {
  components: [{ materialId: 1, amount: 100 }],
  umf: {},
  percent: {},
  distance: 0,
  residuals: {},
  loi: 0,
  expansion: 6.2,
  costPerKg: 45.594,
  difference: { kind: 'best', by: 'cost', text: '' },
} as const

function Found() {
  const { t } = useTranslation('solve')
  const { number } = useFormats()
  return (
    <RecipeAnswer
      recipe={recipe}
      wishes={new Map()}
      sums={new Map()}
      isPercent={false}
      texts={{ t, number, nameOf: String }}
      onUse={() => undefined}
    />
  )
}

it('what a kilogram of a recipe costs is a sum of money', async () => {
  await openPage(() => <Found />)
  expect(await screen.findByText(/· \$45\.59 per kg$/)).toBeVisible()
})
