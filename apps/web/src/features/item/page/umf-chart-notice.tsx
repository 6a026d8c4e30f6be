import { ChartScatter } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { requestLogin } from '#lib/session/login-request.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './detail.module.css'

/** Takes the place of the unity formula chart for visitors without an account. */
export function UmfChartNotice() {
  const { t } = useTranslation('detail')
  const { user } = useSession()
  if (user) return null
  return (
    <section className={classes.notice} aria-labelledby="umf-chart">
      <ChartScatter size={24} aria-hidden />
      <h2 id="umf-chart">{t('umfChart.title')}</h2>
      <p>{t('umfChart.loginText')}</p>
      <Button onClick={requestLogin}>{t('umfChart.login')}</Button>
    </section>
  )
}
