import menu from '#components/menu-list.module.css'
import { ReportChoice } from '#components/report-choice.tsx'
import { FollowChoice } from '#features/item/actions/follow-choice.tsx'
import { CopyChoice } from '#features/item/actions/copy-choice.tsx'
import { OwnerChoices, type OwnerChoicesProps } from '#features/item/actions/owner-choices.tsx'
import { ExportFormats } from '#features/item/page/export-formats.tsx'
import { PaperChoices } from '#features/item/page/paper-choices.tsx'
import { SelectChoice } from '#features/item/page/select-choice.tsx'
import { AddToInventoryChoice } from '#features/shelf/actions/add-to-inventory-choice.tsx'
import { WorkbenchChoices } from '#features/workbench/contents/workbench-choices.tsx'

/** What is done less often with an item: for every reader, as a file, and for its owner. */
export default function MoreChoices({ material, onAsk }: OwnerChoicesProps) {
  return (
    <>
      <ul className={menu.list}>
        <SelectChoice item={material} />
        <FollowChoice {...material} />
        <AddToInventoryChoice {...material} />
        <WorkbenchChoices material={material} />
        <PaperChoices id={material.id} />
        {material.kind === 'recipe' && <CopyChoice id={material.id} />}
        <ReportChoice kind="material" id={material.id} ownerId={material.user?.id ?? null} />
      </ul>
      <hr className={menu.rule} />
      <ExportFormats material={material} />
      <OwnerChoices material={material} onAsk={onAsk} />
    </>
  )
}
