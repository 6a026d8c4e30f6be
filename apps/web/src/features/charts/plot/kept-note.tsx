import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface KeptNoteProps {
  /** When the library's points were kept, in milliseconds since 1970; null where none are. */
  readonly keptAt: number | null
}

/** From when the points of a chart are that come from the device, and which are missing. */
export default function KeptNote({ keptAt }: KeptNoteProps) {
  const { t } = useTranslation('chart')
  const { date } = useFormats()
  return (
    <span>
      {keptAt === null
        ? t('kept.none')
        : t('kept.from', { date: date(new Date(keptAt).toISOString()) })}
    </span>
  )
}
