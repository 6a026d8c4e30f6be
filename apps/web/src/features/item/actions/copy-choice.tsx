import { Copy } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCopyItem } from './use-copy-item.ts'

/** Copies an item for the visitor, as it is. */
export function CopyChoice({ id }: { readonly id: number }) {
  const { t } = useTranslation('itemActions')
  const { copy, isBusy } = useCopyItem(id)
  return (
    <li>
      <button
        type="button"
        className={menu.item}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void copy()}
      >
        <Copy size={18} aria-hidden />
        {t('copy')}
      </button>
    </li>
  )
}
