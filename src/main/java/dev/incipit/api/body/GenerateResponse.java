package dev.incipit.api.body;

import org.jspecify.annotations.Nullable;

/** 200 body of POST /api/v1/generate, in the order of interface section 2.2; absent values are written as null. */
public record GenerateResponse(
        String url,
        String domain,
        String fileType,
        @Nullable String llmsTxt,
        @Nullable String llmsFullTxt,
        @Nullable String note,
        boolean llmEnhanced,
        @Nullable Integer fullPagesIncluded,
        @Nullable Integer fullPagesAvailable) {}
