import { createFileRoute } from '@tanstack/react-router'
import { batchHead, loadBatchPage } from '#routes/-batch-page.ts'
import { OwnItem } from '#routes/-item.tsx'
import { BatchScreen } from '#screens/batches/batch-screen.tsx'
import { NoBatch } from '#screens/batches/no-batch.tsx'

export const Route = createFileRoute('/batches/$id')({
  staticData: { texts: ['batches', 'batch', 'weighOff', 'materials'] },
  loader: loadBatchPage,
  head: ({ match, params }) => batchHead(match.context, params.id),
  notFoundComponent: NoBatch,
  component: BatchPage,
})

function BatchPage() {
  return <OwnItem>{(user, id) => <BatchScreen key={id} user={user} id={id} />}</OwnItem>
}
