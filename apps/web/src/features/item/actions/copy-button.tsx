import { Copy } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCopyItem } from './use-copy-item.ts'

/** Copies an item for the visitor. */
export function CopyButton({ id }: { readonly id: number }) {
  const { t } = useTranslation('itemActions')
  const { copy, isBusy } = useCopyItem(id)
  return (
    <Button disabled={isBusy} onClick={() => void copy()}>
      <Copy size={18} aria-hidden />
      {t('copy')}
    </Button>
  )
}
