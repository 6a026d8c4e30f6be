/**
 * A page of logs with what is shown of them, and how many there are up to two thousand, as plainly
 * as SQL says it.
 */
export function logPageSql(where: string, offset = 0): readonly string[] {
  const visible = `not l.is_private and (l.material_id is null or not m.is_private) and ${where}`
  return [
    `select l.*, a.name, a.username, a.avatar_cdn_id, m.name as item, m.kind, m.is_private as hidden,
       thumb.cdn_id as thumb, photo.cdn_id as photo,
       array(select i from log_image as i where i.log_id = l.id order by i.position) as images
     from log as l join account as a on a.id = l.owner_id
     left join material as m on m.id = l.material_id
     left join material_image as thumb on thumb.id = m.thumbnail_image_id
     left join material_image as photo on photo.id = l.material_image_id
     where ${visible} order by l.id desc limit 20 offset ${offset}`,
    `select count(*) from (select from log as l
       left join material as m on m.id = l.material_id where ${visible} limit 2000) as counted`,
  ]
}
