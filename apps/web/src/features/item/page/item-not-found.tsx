import type { MaterialKind } from '@glazy/contract/materials'
import { SECTION_OF_KIND } from '@glazy/contract/material-path'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#components/button-class.ts'
import { NotFound } from '#components/not-found.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { SECTION_NAMES } from './section-names.ts'

export interface ItemNotFoundProps {
  readonly kind: MaterialKind
  /** As it is in the address. */
  readonly id: string
}

/** The page for a number that no item of the kind has, as far as this visitor may know. */
export function ItemNotFound({ kind, id }: ItemNotFoundProps) {
  const { t } = useTranslation('detail')
  const { t: tShell } = useTranslation('shell')
  return (
    <NotFound
      title={t(`notFound.${kind}`)}
      text={t('notFound.text', { id })}
      list={
        <Link to={SECTION_OF_KIND[kind]} className={buttonClass('plain')}>
          {tShell(SECTION_NAMES[kind])}
        </Link>
      }
    />
  )
}
