import type { MaterialDetail } from '@glazy/contract/materials'
import { Download } from 'lucide-react'
import { lazy } from 'react'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

const ExportFormats = lazy(() => import('./export-formats.tsx'))

/** Formats for other programs, for people with an account; the API gives files to everybody. */
export function ExportMenu({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('detail')
  return (
    <PopoverMenu
      label={t('actions.export')}
      look="plain"
      isMadeLate
      button={
        <>
          <Download size={16} aria-hidden />
          {t('actions.export')}
        </>
      }
    >
      <ExportFormats material={material} />
    </PopoverMenu>
  )
}
