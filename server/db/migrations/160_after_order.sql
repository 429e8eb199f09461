-- Reviews of goods: what was bought, pictures, and whether the author is named.
alter table comments
  add column sku_id text not null default '',
  add column spec text not null default '',
  add column imgs text[] not null default '{}',
  add column hide_name boolean not null default false,
  add column grade smallint not null generated always as (
    case when s1 = 0 then 0 when s1 + s2 + s3 >= 12 then 3 when s1 + s2 + s3 >= 9 then 2 else 1 end) stored;
create index comments_by_grade on comments (iid, type, target_id, grade, created_at, id) where status = 'shown';
create index comments_pictured on comments (iid, type, target_id, created_at, id)
  where status = 'shown' and imgs <> '{}';
drop index comments_one_review;
create unique index comments_one_review on comments (iid, user_id, type, target_id, target_rec, sku_id) where s1 > 0;

alter table content_counts
  add column good integer not null default 0,
  add column middle integer not null default 0,
  add column bad integer not null default 0,
  add column picture integer not null default 0;
update content_counts n set good = c.good, middle = c.middle, bad = c.bad
from (
  select iid, type, target_id, count(*) filter (where grade = 3) as good, count(*) filter (where grade = 2) as middle,
    count(*) filter (where grade = 1) as bad
  from comments where status = 'shown' group by iid, type, target_id) c
where c.iid = n.iid and c.type = n.module_type and c.target_id = n.id;

-- What the buyer shows of a damaged parcel, and where returned goods go.
alter table order_chain add column refund_imgs text[] not null default '{}';
alter table supplier add column return_to jsonb;

-- A parcel is found by its number, on its way out or back.
create index order_chain_parcel on order_chain (iid, transport_number) where transport_number <> '';
create index order_chain_return_parcel on order_chain (iid, refund_ems) where refund_ems <> '';
