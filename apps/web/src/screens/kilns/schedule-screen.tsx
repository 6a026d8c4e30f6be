import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { ItemLink } from '#components/item-link.tsx'
import page from '#components/page.module.css'
import { RichText } from '#components/rich-text.tsx'
import { FiringChart } from '#features/kilns/chart/firing-chart.tsx'
import { RampTable } from '#features/kilns/detail/ramp-table.tsx'
import { TimeLeftCard } from '#features/kilns/detail/time-left-card.tsx'
import { ScheduleActions } from '#features/kilns/schedule-actions.tsx'
import { ScheduleByline, ScheduleFacts } from '#features/kilns/schedule-facts.tsx'
import { UnitSwitch } from '#features/kilns/unit-switch.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { kilnSchedule } from '#queries/kilns.ts'
import classes from './schedule-screen.module.css'

const ScheduleForm = lazy(async () => ({
  default: (await import('#features/kilns/form/schedule-form.tsx')).ScheduleForm,
}))

/** A kiln schedule: its curve, what to type into the controller, and what is fired with it. */
export function ScheduleScreen({ id }: { readonly id: number }) {
  const { t } = useTranslation('kilns')
  const navigate = useNavigate()
  const { data: schedule } = useSuspenseQuery(kilnSchedule(id))
  const [asCelsius, setAsCelsius] = useState(schedule.isCelsius)
  const [isEdited, setEdited] = useState(false)
  const { name, description, materials, ramps } = schedule

  if (isEdited) {
    return (
      <div className={page.page}>
        <Card title={t('form.editTitle')}>
          <Suspense fallback={<p role="status">{t('loading')}</p>}>
            <ScheduleForm
              schedule={schedule}
              onSaved={(saved) => {
                setAsCelsius(saved.isCelsius)
                setEdited(false)
              }}
              onCancel={() => setEdited(false)}
            />
          </Suspense>
        </Card>
      </div>
    )
  }

  return (
    <div className={`${page.page} ${classes.schedule}`}>
      <Breadcrumb
        items={[
          { key: 'list', content: <Link to="/kilnschedules">{t('title')}</Link> },
          { key: 'schedule', content: name },
        ]}
      />
      <header className={classes.header}>
        <h1>{name}</h1>
        <ScheduleFacts schedule={schedule} />
        <ScheduleByline schedule={schedule} />
        <div className={classes.bar}>
          <UnitSwitch isCelsius={asCelsius} onChange={setAsCelsius} />
          <ScheduleActions
            schedule={schedule}
            onEdit={() => setEdited(true)}
            onCopied={(copy) =>
              void navigate({
                to: '/kilnschedules/$id/{-$slug}',
                params: { id: String(copy.id), slug: copy.slug || undefined },
              })
            }
            onDeleted={() => void navigate({ to: '/kilnschedules' })}
          />
          <span className={classes.print}>
            <Button look="quiet" onClick={() => window.print()}>
              <Printer size={16} aria-hidden />
              {t('print')}
            </Button>
          </span>
        </div>
      </header>
      <FiringChart schedule={schedule} asCelsius={asCelsius} />
      <Card title={t('ramps.title')}>
        <RampTable schedule={schedule} asCelsius={asCelsius} />
        <p className={classes.estimate}>{t('estimate.hint')}</p>
      </Card>
      {ramps.length > 0 && (
        <div className={classes.onScreen}>
          <TimeLeftCard schedule={schedule} asCelsius={asCelsius} />
        </div>
      )}
      {description && (
        <Card title={t('form.description')}>
          <div className={page.prose}>
            <RichText html={description} />
          </div>
        </Card>
      )}
      {materials.length > 0 && (
        <div className={classes.onScreen}>
          <Card title={t('firedWith')}>
            <ul className={classes.items}>
              {materials.map((item) => (
                <li key={item.id}>
                  <ItemLink item={item} />
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </div>
  )
}
