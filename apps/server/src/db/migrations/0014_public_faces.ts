import { type Kysely, sql } from 'kysely'

/**
 * What an item was when it was last public, kept while it is hidden: recipes of others that hold it
 * go on with that name and these figures. Of what is hidden already, the last public version says
 * it; a recipe's figures are those it has now. Recipes that hold hidden items are derived anew.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table public_face (
    material_id integer constraint public_face_pk primary key
      constraint public_face_material_fk references material on delete cascade,
    name text not null,
    parent_id integer constraint public_face_parent_fk references material on delete set null,
    percent jsonb not null,
    loi double precision not null
  )`,
  `create index public_face_parent_index on public_face (parent_id) where parent_id is not null`,
  `insert into public_face (material_id, name, parent_id, percent, loi)
    select m.id, coalesce(v.content ->> 'name', m.name), m.parent_id,
      case when m.kind = 'recipe' then coalesce(c.percent, '{}')
        else coalesce(v.content -> 'percent', m.percent, '{}') end,
      coalesce(case when m.kind = 'recipe' then c.loi
        when v.content is null then m.loi else (v.content ->> 'loi')::float8 end, 0)
    from material as m
    left join material_chemistry as c on c.material_id = m.id
    left join lateral (select content from material_version
      where material_id = m.id and coalesce(content ->> 'isPrivate', 'false') = 'false'
      order by number desc limit 1) as v on true
    where m.is_private and (v.content is not null or exists (
      select 1 from material_component as line join material as holder on holder.id = line.recipe_id
      where line.component_id = m.id and holder.owner_id <> m.owner_id))`,
  `insert into stale_material (material_id)
    select recipe_id from material_component
    where component_id in (select material_id from public_face) on conflict do nothing`,
]
