-- What a role sold and earned on each day (Shanghai), and with day '' in all, so that its figures are read and not
-- reckoned from its orders. Reads these two tables once: some seconds for a million orders.
create table role_sum (
  iid integer not null,
  role_id bigint not null,
  day text not null,
  orders bigint not null default 0,
  amount bigint not null default 0,
  pending bigint not null default 0,
  settled bigint not null default 0,
  level1 bigint not null default 0,
  level2 bigint not null default 0,
  level3 bigint not null default 0,
  primary key (iid, role_id, day)
);

with sold as (
  select iid, role_id, to_char(to_timestamp(paid_at / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
    1 as orders, payable as amount, 0 as level, null as status, 0 as earned
  from orders where role_id is not null and paid_at is not null and status > 10 and status <> 18
), earned as (
  select iid, role_id, to_char(to_timestamp(at / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
    0 as orders, 0 as amount, level, status, amount as earned
  from commission where level > 0 and status <> 'reversed'
), both_kinds as (select * from sold union all select * from earned)
insert into role_sum (iid, role_id, day, orders, amount, pending, settled, level1, level2, level3)
select iid, role_id, coalesce(day, ''), sum(orders), sum(amount),
  coalesce(sum(earned) filter (where status = 'pending'), 0),
  coalesce(sum(earned) filter (where status = 'settled'), 0),
  coalesce(sum(earned) filter (where level = 1), 0),
  coalesce(sum(earned) filter (where level = 2), 0),
  coalesce(sum(earned) filter (where level = 3), 0)
from both_kinds group by grouping sets ((iid, role_id, day), (iid, role_id));

-- What these two were for is read from the sums.
drop index commission_of_role;
drop index orders_of_role;
