import type { MaterialDetail } from '@glazy/contract/materials'
import { mayAddPictures } from '@glazy/contract/rules/photograph'
import { AnalysisSection } from '#features/item/chemistry/analysis-section.tsx'
import { FamilySection } from '#features/item/family/family-section.tsx'
import { Rating } from '#features/library/card/badges.tsx'
import { useCardTexts } from '#features/library/card/card-texts.ts'
import { Picture } from '#features/library/card/picture.tsx'
import { Description } from '#features/item/page/description.tsx'
import { DetailHeader } from '#features/item/page/detail-header.tsx'
import { FiringBox } from '#features/item/page/firing-box.tsx'
import { Properties } from '#features/item/page/properties.tsx'
import { UmfChartNotice } from '#features/item/page/umf-chart-notice.tsx'
import { AddPhotographs } from '#features/item/photographs/add-photographs.tsx'
import { PhotographCarousel } from '#features/item/photographs/photograph-carousel.tsx'
import { RecipeShelf } from '#features/shelf/makeable/recipe-shelf.tsx'
import { MutedNotice } from '#components/muted-notice.tsx'
import { HiddenNotice } from '#components/hidden-notice.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { IngredientSources } from '#features/item/chemistry/ingredient-sources.tsx'
import { UmfLine } from '#features/item/chemistry/umf-line.tsx'
import { WeighOffRoom } from '#features/studio/batch/weigh-off-room.tsx'
import { RecipeWork } from './recipe-work.tsx'
import { Discussion, HazardFacts } from './late-parts.ts'
import { ItemToolbar } from './item-toolbar.tsx'
import classes from './material-view.module.css'
import { Neighbours } from './neighbours.tsx'
import { UmfChart } from './umf-chart.tsx'

/** All there is to read about an item, as a page of its own or over a list. */
export function MaterialView({ material }: { readonly material: MaterialDetail }) {
  const texts = useCardTexts()
  const { id, kind, components, analysis } = material
  const { user } = useSession()
  const isRecipe = kind === 'recipe'
  return (
    <article className={classes.view}>
      <HiddenNotice ownerId={material.user?.id ?? null} reason={material.hiddenReason} />
      <DetailHeader
        material={material}
        picture={
          <PhotographCarousel
            key={id}
            material={material}
            fallback={
              material.hexColor !== null && (
                <Picture material={{ ...material, image: null }} {...texts} />
              )
            }
            actions={
              mayAddPictures(user) ? (
                <AddPhotographs material={material} />
              ) : (
                user && <MutedNotice />
              )
            }
          />
        }
        rating={<Rating material={material} {...texts} />}
        words={isRecipe && <Description key={id} {...material} isIntro />}
      >
        {hasFiring(material) && <FiringBox {...material} />}
        {!isRecipe && <Properties material={material} />}
        <ItemToolbar material={material} />
      </DetailHeader>
      <div className={classes.figures} data-recipe={isRecipe || undefined}>
        {isRecipe && (
          <RecipeWork key={`recipe ${id}`} recipe={material}>
            {user && components.length > 0 && <RecipeShelf id={id} />}
            {analysis && <UmfLine analysis={analysis} />}
          </RecipeWork>
        )}
        <AnalysisSection
          key={`analysis ${id}`}
          material={material}
          {...(isRecipe && { sources: <IngredientSources material={material} /> })}
        />
        {!isRecipe && <Words material={material} />}
      </div>
      {isRecipe && (
        <>
          <WeighOffRoom recipe={material} />
          <Properties material={material} />
          <FamilySection {...material} />
          {material.umf && !user && <UmfChartNotice />}
        </>
      )}
      {material.umf && user && (
        <UmfChart key={`chart ${id}`} id={id} isMovable={components.length > 0} />
      )}
      <Discussion key={`discussion ${id}`} material={material} />
      <Neighbours key={id} material={material} />
    </article>
  )
}

/** A recipe says so when its firing is not known; a raw material is not fired at all. */
function hasFiring({ kind, fromOrtonConeId, toOrtonConeId, atmospheres }: MaterialDetail): boolean {
  if (kind !== 'analysis') return kind === 'recipe'
  return fromOrtonConeId !== null || toOrtonConeId !== null || atmospheres.length > 0
}

/** What is told of a raw material or an analysis rather than counted. */
function Words({ material }: { readonly material: MaterialDetail }) {
  const { user } = useSession()
  const { id, kind } = material
  return (
    <div className={classes.words}>
      {kind === 'primitive' && <HazardFacts name={material.name} analysis={material.analysis} />}
      <Description key={id} {...material} />
      <FamilySection {...material} />
      {material.umf && !user && <UmfChartNotice />}
    </div>
  )
}
