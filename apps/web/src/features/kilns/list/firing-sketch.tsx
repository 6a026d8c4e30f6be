import { firingCurve, type Fired, firingWindow } from '../chart/firing-curve.ts'
import classes from './schedule-card.module.css'

/** Units of the drawing; it is shown in whatever size its place has. */
const WIDTH = 120
const HEIGHT = 60

/** The shape of a firing, without figures. */
export function FiringSketch({ schedule }: { readonly schedule: Fired }) {
  const points = firingCurve(schedule, schedule.isCelsius)
  const { minutes, degrees } = firingWindow(points, schedule.isCelsius)
  const line = points
    .map((point) => [
      ((point.minutes / minutes) * WIDTH).toFixed(1),
      ((1 - point.degrees / degrees) * HEIGHT).toFixed(1),
    ])
    .join('L')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.sketch} aria-hidden>
      <path d={`M${line}`} />
    </svg>
  )
}
