-- Lists show the price of the cheapest sku in stock: they are ordered and filtered by it too. `price` stays the base of
-- commissions and small stores, whatever is sold out.
alter table goods add column shown_price bigint;
update goods g set shown_price = coalesce(
  (select k.price from sku k where k.iid = g.iid and k.goods_id = g.id and k.on_sale order by k.stock = 0, k.price limit 1),
  g.price);
alter table goods alter column shown_price set not null;
drop index goods_by_price;
create index goods_by_price on goods (iid, source, shown_price, id) where status = 'on';
