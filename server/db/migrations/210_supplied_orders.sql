-- Paid orders of other tenants with lines that a tenant supplies: what its staff list, ship and decide. The status, the
-- refund and the time are those of its own lines; text is what it finds them by.
create table supplied_order (
  -- The supplier.
  iid integer not null,
  order_id text not null,
  -- The tenant that sold.
  order_iid integer not null,
  status smallint not null,
  refund boolean not null,
  -- When time alone moves one of its lines next; null: never.
  due_at bigint,
  titles text not null,
  -- Who the goods are sent to.
  name text not null,
  created_at bigint not null,
  primary key (iid, order_id, order_iid)
);
create index supplied_order_newest on supplied_order (iid, created_at, order_id);
create index supplied_order_by_status on supplied_order (iid, status, created_at, order_id);
create index supplied_order_refunded on supplied_order (iid, created_at, order_id) where refund;
create index supplied_order_due on supplied_order (iid, due_at) where due_at is not null;
create index supplied_order_found on supplied_order
  using gin (search_terms(iid, lower(titles || ' ' || name), '{}'));
create index supplied_order_of_order on supplied_order (order_iid, order_id);

insert into supplied_order (iid, order_id, order_iid, status, refund, due_at, titles, name, created_at)
select c.supplier_iid, o.id, o.iid,
  coalesce(min(c.status) filter (where c.status between 11 and 14), min(c.status) filter (where c.status <> 18), 18),
  bool_or(c.status between 15 and 18), min(c.due_at), string_agg(c.title, ' ' order by c.id),
  coalesce(o.address ->> 'name', ''), o.created_at
from order_chain c join orders o on o.iid = c.iid and o.id = c.order_id
where c.supplier_iid <> c.iid and o.status > 10
group by c.supplier_iid, o.iid, o.id;

-- A supplier finds the parcels and the codes of its own lines, whoever sold them.
create index order_chain_supplied_parcel on order_chain (supplier_iid, transport_number)
  where supplier_iid <> iid and transport_number <> '';
create index order_chain_supplied_return on order_chain (supplier_iid, refund_ems)
  where supplier_iid <> iid and refund_ems <> '';
create index order_code_by_code on order_code (code);
