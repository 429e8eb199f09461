-- The order that paid a claim's surcharge: the refund of another one leaves the claim as it is.
alter table vip_record add column order_id text;
update vip_record r set order_id = (
  select o.id from orders o
  where o.iid = r.iid and o.user_id = r.user_id and o.order_type = 213 and o.keys = r.id::text and o.paid_at is not null
  order by o.paid_at limit 1)
where r.paid;
