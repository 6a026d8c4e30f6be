import { logHref, logPath, logSlug } from '@glazy/contract/log-path'
import { isHiddenLog } from '@glazy/contract/rules/log'
import { readId } from '@glazy/contract/readers'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { LogNotFound } from '#features/logs/log-not-found.tsx'
import { logDescription, logStructuredData } from '#features/logs/log-head.ts'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { parseDiscussionSearch } from '#lib/discussion-search.ts'
import { imageUrl } from '#lib/image-url.ts'
import { loadComments } from '#queries/comments.ts'
import { logDetail } from '#queries/logs.ts'
import { headOf, titleHead } from '#routes/-head.ts'
import { Item } from '#routes/-item.tsx'
import { LogScreen } from '#screens/posts/log-screen.tsx'

export const Route = createFileRoute('/posts/$id/{-$slug}')({
  staticData: { texts: ['logs', 'discussion', 'materials'] },
  validateSearch: parseDiscussionSearch,
  loaderDeps: ({ search: { threads } }) => ({ threads }),
  /** There is one address for each log: any other leads on to it. */
  loader: async ({ context, params, deps: { threads } }) => {
    const id = readId(params.id)
    if (id === undefined) throw notFound()
    const log = await context.queryClient
      .query({ ...logDetail(id), staleTime: 'static' })
      .catch((error: unknown) => {
        throw isNotFoundError(error) ? notFound() : error
      })
    if ((params.slug ?? '') !== logSlug(log.title))
      throw redirect({ to: logPath(log), search: true, hash: true, replace: true, statusCode: 302 })
    // Their section says when they cannot be read, and the log is read all the same.
    await loadComments(context.queryClient, { kind: 'log', id }, threads).catch(() => undefined)
  },
  head: ({ match, params }) => {
    const { site, texts, queryClient } = match.context
    const log = queryClient.getQueryData(logDetail(Number(params.id)).queryKey)
    if (!log) return titleHead(match.context, texts.of('logs')('notFound.title'))
    const path = logHref(log)
    const description = logDescription(log)
    const image = log.photograph ?? log.images[0] ?? log.material?.image
    return headOf(match.context, {
      title: log.title,
      description,
      path,
      isUnlisted: isHiddenLog(log),
      jsonLd: logStructuredData(log, { url: site.url + path, description }),
      ...(image && {
        image: {
          url: imageUrl(image.cdnId, 1280, undefined, isHiddenLog(log) ? '' : site.cdnUrl),
          alt: image.title ?? log.title,
        },
      }),
    })
  },
  notFoundComponent: function NoLog() {
    const { id } = Route.useParams()
    return <LogNotFound id={id} />
  },
  component: () => <Item>{(id) => <LogScreen id={id} />}</Item>,
})
