-- Goods on sale are listed beside contents but have their own table, so a list row need not belong to a content.
alter table content_index drop constraint content_index_content;

-- What a distributor of the first level earns with the cheapest sku, fen. Kept with prices and rates: lists are ordered by it.
alter table goods add column commission bigint not null default 0 check (commission >= 0);

create index goods_by_commission on goods (iid, commission, id) where status = 'on';
-- Whether anything is on sale in a category or of a feature type.
create index goods_of_category on goods (iid, source, cat_id) where status = 'on';
create index goods_of_type on goods (iid, type_id) where status = 'on';
