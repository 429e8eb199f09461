-- What a distributor of the first level earns by an item, fen: the item's rate or the tenant's. Kept with prices and
-- rates, because lists are ordered by it. 1000, the rate without a setting, is that of server/trade/distributionRules.ts.
alter table content_index add column commission bigint not null default 0 check (commission >= 0);
update content_index ci set commission = coalesce(ci.price_fen, 0)::bigint
  * coalesce((c.rates ->> 0)::int, (t.settings #>> '{distribution,rates,0}')::int, 1000) / 10000
from content c join tenants t on t.iid = c.iid
where c.iid = ci.iid and c.module_type = ci.module_type and c.id = ci.id and ci.module_type in (9, 21, 31, 102, 211);
create index content_by_commission on content_index (iid, module_type, commission, id)
  where status = 'published' and commission > 0;
create index card_offer_by_price on card_offer (iid, price, id) where on_sale;
create index vip_card_by_price on vip_card (iid, price, id) where on_sale;
