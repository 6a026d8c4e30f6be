import type { MaterialKind } from '@glazy/contract/materials'
import { NotFound } from '#components/not-found.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface ItemNotFoundProps {
  readonly kind: MaterialKind
  /** As it is in the address. */
  readonly id: string
}

/** The page for a number that no item of the kind has, as far as this visitor may know. */
export function ItemNotFound({ kind, id }: ItemNotFoundProps) {
  const { t } = useTranslation('detail')
  return <NotFound title={t(`notFound.${kind}`)} text={t('notFound.text', { id })} />
}
