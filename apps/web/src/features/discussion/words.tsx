import { LongText, type LongTextProps } from '#components/long-text.tsx'
import classes from './discussion.module.css'

/** What somebody wrote, plain or with paragraphs and emphasis. */
export function Words(props: LongTextProps) {
  return (
    <div className={classes.words}>
      <LongText {...props} />
    </div>
  )
}
