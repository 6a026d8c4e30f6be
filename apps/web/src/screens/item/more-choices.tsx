import menu from '#components/menu-list.module.css'
import { FollowChoice } from '#features/item/actions/follow-choice.tsx'
import { OwnerChoices, type OwnerChoicesProps } from '#features/item/actions/owner-choices.tsx'
import { ExportFormats } from '#features/item/page/export-formats.tsx'
import { LabelsChoice } from '#features/item/page/labels-choice.tsx'
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
        <LabelsChoice id={material.id} />
      </ul>
      <hr className={menu.rule} />
      <ExportFormats material={material} />
      <OwnerChoices material={material} onAsk={onAsk} />
    </>
  )
}
