import type { MaterialDetail } from '@glazy/contract/materials'
import { ItemLink } from '#components/item-link.tsx'
import { PersonLink } from '#components/person-link.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

export type LineageProps = Pick<MaterialDetail, 'copiedFrom' | 'copiedBy'>

/** What an item is based on, and how many others have built on it. */
export function Lineage({ copiedFrom, copiedBy }: LineageProps) {
  const { t } = useTranslation('detail')
  return (
    <>
      {copiedFrom && (
        <span>
          {t('lineage.basedOn')} <ItemLink item={copiedFrom} />{' '}
          <PersonLink user={copiedFrom.user}>
            {t('author', { name: copiedFrom.user.name })}
          </PersonLink>
        </span>
      )}
      {copiedBy > 0 && <a href="#family">{t('lineage.copiedBy', { count: copiedBy })}</a>}
    </>
  )
}
