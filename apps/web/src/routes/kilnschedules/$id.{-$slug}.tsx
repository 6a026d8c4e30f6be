import { readId } from '@glazy/contract/readers'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { kilnSchedule } from '#queries/kilns.ts'
import { headOf, titleHead } from '#routes/-head.ts'
import { Item } from '#routes/-item.tsx'
import { NoSchedule } from '#screens/kilns/no-schedule.tsx'
import { ScheduleScreen } from '#screens/kilns/schedule-screen.tsx'

export const Route = createFileRoute('/kilnschedules/$id/{-$slug}')({
  staticData: { texts: ['kilns'] },
  loader: async ({ context, params }) => {
    const id = readId(params.id)
    if (id === undefined) throw notFound()
    const { slug } = await context.queryClient
      .query({ ...kilnSchedule(id), staleTime: 'static' })
      .catch((error: unknown) => {
        throw isNotFoundError(error) ? notFound() : error
      })
    if ((params.slug ?? '') !== slug) {
      throw redirect({
        to: '/kilnschedules/$id/{-$slug}',
        params: { id: String(id), slug: slug || undefined },
        replace: true,
        statusCode: 302,
      })
    }
  },
  head: ({ match, params }) => {
    const { texts, queryClient } = match.context
    const t = texts.of('kilns')
    const schedule = queryClient.getQueryData(kilnSchedule(Number(params.id)).queryKey)
    if (!schedule) return titleHead(match.context, t('notFound.title'))
    const { id, slug, name, isPrivate } = schedule
    return headOf(match.context, {
      title: name,
      description: t('meta', { name }),
      path: encodeURI(`/kilnschedules/${id}${slug && `/${slug}`}`),
      isUnlisted: isPrivate,
    })
  },
  notFoundComponent: NoSchedule,
  component: () => <Item>{(id) => <ScheduleScreen key={id} id={id} />}</Item>,
})
