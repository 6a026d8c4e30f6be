import type { KilnSchedule } from '@glazy/contract/kilns'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { ItemLink } from '#components/item-link.tsx'
import { HiddenNotice } from '#components/hidden-notice.tsx'
import page from '#components/page.module.css'
import { ReportButton } from '#components/report-button.tsx'
import { LongText } from '#components/long-text.tsx'
import { FiringChart } from '#features/kilns/chart/firing-chart.tsx'
import { RampTable } from '#features/kilns/detail/ramp-table.tsx'
import { TimeLeftCard } from '#features/kilns/detail/time-left-card.tsx'
import { ScheduleActions } from '#features/kilns/schedule-actions.tsx'
import { ScheduleByline, ScheduleFacts } from '#features/kilns/schedule-facts.tsx'
import { UnitSwitch } from '#features/kilns/unit-switch.tsx'
import { EXACT } from '#lib/exact.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { kilnSchedule } from '#queries/kilns.ts'
import classes from './schedule-screen.module.css'

const ScheduleForm = lazyPart(async () => ({
  default: (await import('#features/kilns/form/schedule-form.tsx')).ScheduleForm,
}))

/** A kiln schedule: its curve, what to type into the controller, and what is fired with it. */
export function ScheduleScreen({ id }: { readonly id: number }) {
  const { t } = useTranslation('kilns')
  const { data: schedule } = useSuspenseQuery(kilnSchedule(id))
  const [asCelsius, setAsCelsius] = useState(schedule.isCelsius)
  const [isEdited, setEdited] = useState(false)
  const [isBack, setBack] = useState(false)
  const close = () => {
    setEdited(false)
    setBack(true)
  }
  const { name, description, materials, ramps } = schedule

  if (isEdited) {
    return (
      <EditedSchedule
        schedule={schedule}
        onSaved={({ isCelsius }) => {
          setAsCelsius(isCelsius)
          close()
        }}
        onCancel={close}
      />
    )
  }

  return (
    <div className={`${page.page} ${classes.schedule}`}>
      <Breadcrumb
        items={[
          {
            key: 'list',
            content: (
              <Link to="/kilnschedules" activeOptions={EXACT}>
                {t('title')}
              </Link>
            ),
          },
          { key: 'schedule', content: name },
        ]}
      />
      <ScheduleHeader
        schedule={schedule}
        asCelsius={asCelsius}
        isBack={isBack}
        onUnit={setAsCelsius}
        onEdit={() => setEdited(true)}
      />
      {ramps.length > 0 && <FiringChart schedule={schedule} asCelsius={asCelsius} />}
      <Card title={t('ramps.title')}>
        <RampTable schedule={schedule} asCelsius={asCelsius} />
        {ramps.length > 0 && <p className={classes.estimate}>{t('estimate.hint')}</p>}
      </Card>
      {ramps.length > 0 && (
        <div className={classes.onScreen}>
          <TimeLeftCard schedule={schedule} asCelsius={asCelsius} />
        </div>
      )}
      {description && (
        <Card title={t('form.description')}>
          <div className={page.prose}>
            <LongText text={description} />
          </div>
        </Card>
      )}
      <FiredItems items={materials} />
    </div>
  )
}

interface EditedScheduleProps {
  readonly schedule: KilnSchedule
  readonly onSaved: (saved: KilnSchedule) => void
  readonly onCancel: () => void
}

/** The schedule as a form, in the place of its page. */
function EditedSchedule(props: EditedScheduleProps) {
  const { t } = useTranslation('kilns')
  return (
    <div className={page.page}>
      <Card title={t('form.editTitle')}>
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <ScheduleForm {...props} />
        </Suspense>
      </Card>
    </div>
  )
}

interface ScheduleHeaderProps {
  readonly schedule: KilnSchedule
  readonly asCelsius: boolean
  readonly isBack: boolean
  readonly onUnit: (asCelsius: boolean) => void
  readonly onEdit: () => void
}

function ScheduleHeader(props: ScheduleHeaderProps) {
  const { schedule, asCelsius, isBack, onUnit, onEdit } = props
  const { t } = useTranslation('kilns')
  const navigate = useNavigate()
  return (
    <header className={classes.header}>
      <h1>{schedule.name}</h1>
      <ScheduleFacts schedule={schedule} />
      <ScheduleByline schedule={schedule} />
      <HiddenNotice ownerId={schedule.createdByUserId} reason={schedule.hiddenReason} />
      <div className={classes.bar}>
        <UnitSwitch isCelsius={asCelsius} onChange={onUnit} />
        <ScheduleActions
          schedule={schedule}
          isBack={isBack}
          onEdit={onEdit}
          onCopied={(copy) =>
            void navigate({
              to: '/kilnschedules/$id/{-$slug}',
              params: { id: String(copy.id), slug: copy.slug || undefined },
            })
          }
          onDeleted={() => void navigate({ to: '/kilnschedules' })}
        />
        <ReportButton kind="kilnSchedule" id={schedule.id} ownerId={schedule.createdByUserId} />
        <Button look="quiet" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {t('print')}
        </Button>
      </div>
    </header>
  )
}

/** Items that are fired with the schedule. */
function FiredItems({ items }: { readonly items: KilnSchedule['materials'] }) {
  const { t } = useTranslation('kilns')
  if (items.length === 0) return null
  return (
    <div className={classes.onScreen}>
      <Card title={t('firedWith')}>
        <ul className={classes.items}>
          {items.map((item) => (
            <li key={item.id}>
              <ItemLink item={item} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
