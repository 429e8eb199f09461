-- Chapters, tracks and episodes are found by what they belong to.
create index content_parts on content (iid, parent_id, module_type) where module_type in (221, 222, 223);
