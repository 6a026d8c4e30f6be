import { Shuffle } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ItemLink } from '#components/item-link.tsx'
import type { LinkedMaterial } from '@glazy/contract/material-path'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The page for an address with the wrong kind of item, with a link to the right one. */
export function WrongType({ item }: { readonly item: LinkedMaterial }) {
  const { t } = useTranslation('detail')
  return (
    <EmptyState
      level={1}
      icon={<Shuffle size={40} aria-hidden />}
      title={t('wrongType.title')}
      actions={
        <ItemLink item={item} className={buttonClass('filled')}>
          {t(`wrongType.viewAs.${item.kind}`)}
        </ItemLink>
      }
    >
      <p>{t(`wrongType.${item.kind}`, { id: item.id })}</p>
    </EmptyState>
  )
}
