import { createFileRoute } from '@tanstack/react-router'
import { batchHead, loadBatchPage } from '#routes/-batch-page.ts'
import { OwnItem } from '#routes/-item.tsx'
import { BatchLabelScreen } from '#screens/batches/batch-label-screen.tsx'
import { NoBatch } from '#screens/batches/no-batch.tsx'

export const Route = createFileRoute('/batches/$id_/label')({
  staticData: { texts: ['batches', 'labels', 'materials'] },
  loader: loadBatchPage,
  head: ({ match, params }) => batchHead(match.context, params.id),
  notFoundComponent: NoBatch,
  component: BatchLabelPage,
})

function BatchLabelPage() {
  return <OwnItem>{(user, id) => <BatchLabelScreen key={id} user={user} id={id} />}</OwnItem>
}
