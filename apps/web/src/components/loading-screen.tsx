import classes from './loading-screen.module.css'

/** The whole page while texts are not there yet; it cannot be translated for that very reason. */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status">
      <span className={classes.dots} aria-hidden />
      {'Loading Glazy...'}
    </div>
  )
}
