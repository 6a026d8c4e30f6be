import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { imageUrl } from '#lib/image-url.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'
import classes from './point-sheet.module.css'
import { PointDetails } from './point-details.tsx'

export interface PointSheetProps {
  readonly id: number
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly figures: readonly [number, number]
  /** What else can be done with the item. */
  readonly work: ReactNode
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** What there is to know of the point that a finger has touched, and what can be done with it. */
export default function PointSheet(props: PointSheetProps) {
  const { id, x, y, figures, work, onOpen, onClose } = props
  const { t } = useTranslation('explorer')
  const { data: item, error, refetch } = useQuery(materialDetail(id))
  const picture = item?.images.at(0)
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="sheet"
      title={item?.name ?? t('sheet.loading')}
      footer={
        <>
          {work}
          <Button onClick={onOpen}>{t('sheet.open')}</Button>
        </>
      }
    >
      <div className={classes.details}>
        {error && (
          <ErrorNotice error={error} title={t('sheet.error')} onRetry={() => void refetch()} />
        )}
        {picture && <img src={imageUrl(picture.cdnId, 320, '1:1')} alt="" width={96} height={96} />}
        <div className={classes.words}>
          <PointDetails item={item} x={x} y={y} figures={figures} />
        </div>
      </div>
    </DialogFrame>
  )
}
