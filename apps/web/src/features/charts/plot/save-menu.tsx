import { Download } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ChartFileFormat } from './save-chart.ts'

/** Saves a chart as a drawing or as a picture. */
export function SaveMenu({ onSave }: { readonly onSave: (format: ChartFileFormat) => void }) {
  const { t } = useTranslation('chart')
  return (
    <PopoverMenu
      label={t('save.label')}
      button={<Download size={18} aria-hidden />}
      look="quiet"
      isIcon
    >
      <ul className={menu.list}>
        {(['svg', 'png'] as const).map((format) => (
          <li key={format}>
            <button type="button" className={menu.item} onClick={() => onSave(format)}>
              {t(`save.${format}`)}
            </button>
          </li>
        ))}
      </ul>
    </PopoverMenu>
  )
}
