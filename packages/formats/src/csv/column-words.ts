import { WEIGHT_WORDS } from '../text/weight-words.ts'

/**
 * What a column of somebody's table of materials or recipes holds; `figure` are those that say something
 * of a glaze and are no amount of anything in it.
 */
export type ColumnMeaning =
  | ('material' | 'name' | 'price' | 'unitPrice' | 'unit' | 'sku' | 'weight' | 'packs' | 'left')
  | ('boughtOn' | 'vendor' | 'place' | 'lot' | 'note')
  | ('recipe' | 'percent' | 'addition' | 'total' | 'cone' | 'atmosphere' | 'surface')
  | ('transparency' | 'type' | 'color' | 'source' | 'gravity' | 'figure')

/**
 * How people head such columns in the languages of the site, folded, as spreadsheets and shops write
 * them. Left out is what is a number of bags to one and a weight to another, such as `数量`.
 */
const WORDS: Readonly<Record<ColumnMeaning, string>> = {
  material: `material, ingredient, item, raw material, rohstoff, zutat, materiale, råvare, ingrediens,
    materia prima, ingrediente, matière, matière première, matériau, ingrédient, materijal, sirovina,
    sastojak, materiaal, grondstof, ingrediënt, matéria-prima, matéria prima, surovina, sestavina, råvara,
    råmaterial, материал, сырьё, сырье, компонент, матеріал, сировина, складник, 材料, 原料, 成分, 재료,
    원료, วัตถุดิบ, วัสดุ, ส่วนผสม`,
  name: `name, bezeichnung, navn, nombre, nom, naziv, nome, naam, ime, namn, название, наименование,
    назва, найменування, 名前, 名称, 品名, 이름, 품명, ชื่อ`,
  price: `price, cost, preis, kosten, pris, precio, coste, costo, prix, coût, cijena, prezzo, prijs,
    preço, custo, cena, цена, стоимость, ціна, вартість, 価格, 値段, 金額, 价格, 价钱, 金额, 가격,
    금액, ราคา`,
  unitPrice: `unit price, einzelpreis, stückpreis, precio unitario, prix unitaire, prezzo unitario,
    preço unitário, jedinična cijena, stuksprijs, cena na enoto, цена за единицу, ціна за одиницю, 単価,
    单价, 단가, ราคาต่อหน่วย`,
  unit: `unit, units, einheit, enhed, unidad, unité, jedinica, unità, eenheid, unidade, enota, enhet,
    единица, единица измерения, ед., одиниця, одиниця виміру, 単位, 单位, 단위, หน่วย`,
  sku: `sku, code, article number, artikelnummer, artikelnr, artikelnr., bestellnummer, varenummer,
    referencia, código, référence, šifra, codice, codice articolo, referência, артикул, 品番,
    商品コード, 货号, 품번, 상품코드, รหัสสินค้า`,
  weight: `weight, amount, quantity, qty, grams, parts, menge, gewicht, mængde, vægt, cantidad, peso, quantité, poids,
    količina, težina, quantità, hoeveelheid, quantidade, teža, mängd, vikt, количество, вес, масса,
    кількість, вага, маса, 量, 重量, 重さ, 分量, 用量, 양, 무게, 중량, ปริมาณ, น้ำหนัก`,
  packs: `packs, bags, count, säcke, gebinde, packungen, anzahl, poser, antal, sacos, bolsas, paquetes,
    sacs, vreće, sacchi, confezioni, zakken, aantal, embalagens, vreče, säckar, мешки, мешков,
    упаковки, мішки, мішків, упаковок, 袋数, 個数, 包数, 개수, 봉지 수, จำนวนถุง`,
  left: `left, remaining, on hand, rest, übrig, bestand, vorhanden, tilbage, restante, queda,
    existencias, reste, restant, preostalo, ostalo, rimanente, rimasto, giacenza, over, voorraad, resta,
    zaloga, kvar, återstår, остаток, осталось, залишок, залишилось, 残り, 残量, 在庫, 剩余, 余量, 库存,
    남은 양, 재고, คงเหลือ, เหลือ`,
  boughtOn: `bought on, date, purchased, gekauft am, kaufdatum, datum, købt, købsdato, dato, fecha,
    fecha de compra, acheté le, date d'achat, date d’achat, datum kupnje, data, data di acquisto,
    data d'acquisto, data d’acquisto, aankoopdatum, data de compra, datum nakupa, inköpsdatum, дата,
    дата покупки, дата купівлі, 購入日, 日付, 购买日期, 日期, 구입일, 구매일, 날짜, วันที่, วันที่ซื้อ`,
  vendor: `supplier, vendor, shop, lieferant, händler, bezugsquelle, leverandør, proveedor, fournisseur,
    dobavljač, fornitore, leverancier, fornecedor, dobavitelj, leverantör, поставщик, продавец,
    постачальник, продавець, 仕入先, 購入先, 販売店, 供应商, 商家, 공급처, 구입처, ผู้ขาย, ร้าน, ร้านค้า`,
  place: `place, location, ort, lagerort, standort, sted, placering, lugar, ubicación, lieu,
    emplacement, mjesto, luogo, posizione, plaats, locatie, local, mesto, plats, место, місце, 場所,
    保管場所, 位置, 存放位置, 위치, 보관 장소, ที่เก็บ, สถานที่`,
  lot: `lot, lot number, label, batch, charge, chargennummer, los, parti, lote, serija, šarža, lotto,
    partij, партия, партія, ロット, ロット番号, 批次, 批号, 로트, 로트 번호, ล็อต`,
  note: `note, notes, notiz, bemerkung, anmerkung, bemærkning, nota, notas, remarque, napomena,
    bilješka, notitie, opmerking, observação, observações, opomba, anteckning, anmärkning, заметка,
    примечание, нотатка, примітка, メモ, 備考, 备注, 메모, 비고, หมายเหตุ, บันทึก, comment, comments,
    description, notizen, kommentar, beschreibung, noter, beskrivelse, descripción, comentarios,
    remarques, commentaire, bilješke, opis, note, commento, descrizione, notities, beschrijving,
    anotações, descrição, opombe, anteckningar, beskrivning, примечания, описание, нотатки, опис, 説明,
    说明, 설명, คำอธิบาย`,
  recipe: `recipe, recipe name, glaze, glaze name, rezept, rezeptname, glasur, glasurname, opskrift,
    receta, esmalte, recette, émail, recept, glazura, ricetta, smalto, glazuur, receita, glasyr, рецепт,
    глазурь, полива, глазур, 調合, レシピ, 釉薬, 配方, 釉, 釉料, 레시피, 유약, สูตร, เคลือบ`,
  percent: `percent, percentage, %, wt%, wt %, weight %, prozent, procent, porcentaje, pourcentage,
    postotak, postoci, percentuale, porcentagem, odstotki, проценты, відсотки, 百分比, 백분율,
    เปอร์เซ็นต์`,
  addition: `addition, additional, additions, add, added, is addition, is additional, zusatz, zusätze,
    tilsætning, adición, adiciones, ajout, ajouts, dodatak, dodaci, aggiunta, aggiunte, toevoeging,
    toevoegingen, adição, adições, dodatek, dodatki, tillsats, tillsatser, добавка, добавки, 添加, 外割,
    外加, 外加料, 첨가, 첨가물, ส่วนเติม`,
  total: `total, totals, sum, subtotal, summe, gesamt, somme, suma, ukupno, totale, totaal, skupaj,
    summa, итого, всего, разом, 合計, 合计, 总计, 합계, รวม`,
  cone: `cone, cones, orton cone, kegel, kegle, cono, cône, stožac, stožec, kägla, конус, コーン, 콘, 锥号,
    测温锥, โคน`,
  atmosphere: `atmosphere, atmospheres, firing, firing atmosphere, atmosphäre, atmosfære, atmósfera,
    atmosphère, atmosfera, atmosfeer, atmosfär, атмосфера, 焼成雰囲気, 소성 분위기, 气氛, บรรยากาศ`,
  surface: `surface, finish, oberfläche, overflade, superficie, površina, oppervlak, superfície, yta,
    поверхность, поверхня, 釉面, 표면, ผิวเคลือบ`,
  transparency: `transparency, opacity, transparenz, gennemsigtighed, transparencia, transparence,
    prozirnost, trasparenza, transparantie, transparência, prosojnost, transparens, прозрачность,
    прозорість, 透明度, 투명도, ความโปร่งใส`,
  type: `type, art, tipo, vrsta, soort, typ, тип, 種類, 종류, 类型, ประเภท`,
  color: `color, colour, farbe, farve, couleur, boja, colore, kleur, cor, barva, färg, цвет, колір, 色,
    颜色, 색, สี`,
  source: `source, author, quelle, kilde, fuente, izvor, fonte, bron, vir, källa, источник, джерело, 出典,
    出处, 출처, ที่มา`,
  gravity: `specific gravity, sg, s.g., litergewicht, massefylde, densidad, densité, specifična težina,
    densità, soortelijk gewicht, densidade, specifična teža, densitet, плотность, густина, 比重, 비중,
    ความถ่วงจำเพาะ`,
  figure: `id, no, no., nr, nr., number, #, test, test no, tile, year, rating, ph, batch size,
    thickness, shrinkage, absorption, expansion, coe, cte, ratio, si:al, temperature, temp, temp., °c, °f,
    temperatur, température, temperatura, temperatuur, температура, 温度, 온도,
    อุณหภูมิ`,
}

/** The name of a column without what keyboards, capitals and programs make different. */
export function foldHeading(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replaceAll('_', ' ')
}

/** Columns by all the names that a meaning has in the languages of the site, folded. */
export function headingsOf<TColumn>(
  columns: Partial<Readonly<Record<ColumnMeaning, TColumn>>>,
): Readonly<Record<string, TColumn>> {
  return Object.fromEntries(
    (Object.entries(columns) as [ColumnMeaning, TColumn][]) // its own keys, each with a value
      .flatMap(([meaning, column]) =>
        WORDS[meaning].split(',').map((word) => [foldHeading(word), column] as const),
      ),
  )
}

const MEANINGS = headingsOf(
  Object.fromEntries(Object.keys(WORDS).map((meaning) => [meaning, meaning])) as {
    // of this object
    readonly [TMeaning in ColumnMeaning]: TMeaning
  },
)

/** What stands behind the name of a column: its unit, as `(g)`, `[wt %]` or `%`, and a colon. */
const UNIT = new RegExp(
  String.raw`\s*(?:[([]\s*(?:in\s+)?(?:(?:wt|weight)?\.?\s?%|${WEIGHT_WORDS}|parts?)\s*[)\]]|%)?\s*:?$`,
  'iu',
)

/** Longest heading with a meaning of its own, in characters. */
const MAX_HEADING_LENGTH = 200

/** The heading of a column without its unit. */
export function withoutUnit(heading: string): string {
  const whole = heading.trim()
  return whole.length > MAX_HEADING_LENGTH ? whole : whole.replace(UNIT, '') || whole
}

/** `Tile #`, `Batch no.`: a number of its own, which is no amount. */
const COUNTED = /(?:#|\s(?:no|nr|number|id)\.?)$/i

/** `1000 g`, `500 g batch`, `Batch (10 kg)`: weights for a batch of this size. */
const BATCH = new RegExp(
  String.raw`^(?:batch\s*[:(]?\s*)?\d[\d.,]*\s?(?:${WEIGHT_WORDS})\.?\)?(?:\s*batch)?$`,
  'iu',
)

/** What a column with such a heading holds; undefined for one that has a name of its own. */
export function meaningOf(heading: string): ColumnMeaning | undefined {
  if (heading.length > MAX_HEADING_LENGTH) return undefined
  const named = (name: string) => {
    const folded = foldHeading(name)
    return Object.hasOwn(MEANINGS, folded) ? MEANINGS[folded] : undefined
  }
  const meaning = named(heading) ?? named(withoutUnit(heading))
  if (BATCH.test(heading.trim())) return meaning ?? 'weight'
  return meaning ?? (COUNTED.test(heading.trim()) ? 'figure' : undefined)
}
