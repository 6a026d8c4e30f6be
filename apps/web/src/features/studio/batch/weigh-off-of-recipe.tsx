import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { useBatch } from './use-batch.ts'
import { WeighOff } from './weigh-off.tsx'
import type { WeighedRecipe } from './weighed-recipe.ts'

/** The batch of a recipe over the whole screen; where it stood, it continues. Loaded when asked for. */
export default function WeighOffOfRecipe({ recipe }: { readonly recipe: WeighedRecipe }) {
  const { history } = useRouter()
  const [opener] = useState(() => document.activeElement)
  const [isCumulative] = usePreference('isBatchCumulative')
  const { components } = recipe
  const { settings, tare, batch, weighing } = useBatch(recipe.id, components)
  if (batch === null) return null
  return (
    <WeighOff
      recipe={recipe}
      components={components}
      batch={batch}
      tare={tare.ok ? tare.value : 0}
      isCumulative={isCumulative}
      unit={settings.unit}
      weighing={weighing}
      onClose={() => history.back()}
      onClosed={() => focusOpener(opener)}
    />
  )
}

/** After a reload nothing has opened it: then it is what would have. */
function focusOpener(opener: Element | null) {
  const isButton = opener instanceof HTMLElement && opener.isConnected && opener.tabIndex >= 0
  const target = isButton ? opener : document.querySelector<HTMLElement>('[data-weigh]')
  target?.focus()
}
