-- A trip that another tenant runs: its departures, refund ladder and queue are the source's, tickets are the seller's.
alter table act_item add column source_iid integer;
alter table act_item add column source_id text;
alter table act_item add constraint act_item_resold check ((source_iid is null) = (source_id is null));
create index act_item_of_source on act_item (source_iid, source_id) where source_iid is not null;

-- The source's ticket that a seller's ticket stands for.
alter table act_ticket add column source_id text;

-- With several tickets in one order, an entry belongs to the line of its ticket.
alter table entry add column ticket_id text;
