-- Goods that reports have hidden, as opposed to those that the shop itself has withdrawn.
alter table goods drop constraint goods_status_check;
alter table goods add constraint goods_status_check check (status in ('on', 'off', 'hidden'));
