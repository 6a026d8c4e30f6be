import type { Component } from '@glazy/contract/materials'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'

/** Says which ingredients have no analysis: what is calculated of a recipe leaves them out. */
export function LeftOut({ names }: { readonly names: readonly string[] }) {
  const text = useLeftOutText()(names)
  return text === '' ? null : <p>{text}</p>
}

/** The same as a text, empty where every ingredient has one. */
export function useLeftOutText(): (names: readonly string[]) => string {
  const { t } = useTranslation('chemistry')
  const { listInSentence } = useNames()
  return (names) =>
    names.length === 0 ? '' : t('unknown', { names: listInSentence([...new Set(names)]) })
}

/** The same of the ingredients of saved recipes. */
export function LeftOutOf({ components }: { readonly components: readonly Component[] }) {
  const { shown } = useNames()
  const unknown = components.filter(({ material }) => material.isWithoutAnalysis)
  return <LeftOut names={unknown.map(({ material }) => shown(material))} />
}
